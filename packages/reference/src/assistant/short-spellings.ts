/** How people write when they type fast, and what is meant. */
export const SHORT_SPELLINGS: ReadonlyMap<string, string> = new Map(
  `whr=where wnt=want wher=where wia=where wen=when wat=what wht=what wats=what's wich=which whch=which hw=how mch=much
  mny=many u=you ur=your yr=your n=and nd=and d=the dis=this dat=that tht=that dem=them wit=with wth=with wil=will
  wud=would shud=should cud=could nt=not dnt=don't cnt=can't im=i'm ive=i've hav=have hv=have av=have giv=give
  plz=please pls=please plss=please tnx=thanks thx=thanks abt=about bt=but bcos=because cos=because coz=because
  cuz=because bcuz=because tho=though ordr=order odr=order orda=order delvry=delivery dlvry=delivery rtn=return
  pymt=payment phne=phone fone=phone fones=phones phn=phone fon=phone lapi=laptop lappy=laptop chargr=charger
  cabl=cable pwr=power powr=power bnk=bank batt=battery prce=price pric=price amt=amount smthing=something
  smth=something sumtin=something sth=something evrywhr=everywhere evry=every anytin=anything nthg=nothing
  2day=today 2moro=tomorrow tmrw=tomorrow tmr=tomorrow 2nite=tonight b4=before 4me=for-me gud=good gd=good
  beta=better wk=week mnth=month hrs=hours hr=hour mins=minutes yr=year b-day=birthday bday=birthday bdy=birthday
  frnd=friend sis=sister bro=brother hubby=husband wifey=wife cmpr=compare btw=between betwn=between
  diff=difference typin=typing goin=going cheep=cheap cheepest=cheapest lite=light nite=night thru=through
  shw=show chp=cheap sz=size clr=colour colr=colour qty=quantity earfones=earphones dres=dress lov=love
  trvels=travels dwn=down closd=closed dan=than sel=sell evn=even gt=got mk=make stil=still arrivd=arrived
  deliverd=delivered recvd=received usbc=usb-c pampers=nappies diapers=nappies baff=bath`
    .split(/\s+/)
    .map((pair) => {
      const [short = '', meant = ''] = pair.split('=')
      return [short, meant.replaceAll('-me', ' me')] as const
    }),
)

import { deflateSync } from 'node:zlib'
import { CMYK_JPEG, JPEG, jpegComment, jpegExif, jpegProfile, jpegSegment, jpegWith } from './jpeg-file.ts'
import { pngChunk, pngFile, pngHeader, pngOf, pngPixels } from './png-file.ts'
import { MOVING_WEBP, WEBP, webpClaiming } from './webp-file.ts'

/** The expected result: it is rejected, or re-encoded with nothing but its pixels. */
export type HostileFile = { title: string; name: string; make: () => Buffer; fate: 'refused' | 'taken' }

/** Is in every file that is accepted, and must be in nothing that is stored. */
export const PAYLOAD = 'AHIA-PAYLOAD-7f3a'

const SCRIPT = `<script>alert('${PAYLOAD}')</script>`
const PHP = `<?php system($_GET['c']); /* ${PAYLOAD} */ ?>`
const SMALL = { width: 32, height: 32 }
const MEGABYTE = 1024 * 1024

const text = (content: string): Buffer => Buffer.from(content, 'latin1')
const half = (file: Buffer): Buffer => file.subarray(0, file.length >> 1)
const zeros = (megabytes: number): Buffer => deflateSync(Buffer.alloc(megabytes * MEGABYTE))
const zip = (): Buffer => text(`PK\x03\x04${PAYLOAD}PK\x05\x06${'\0'.repeat(18)}`)
const end = (): Buffer => pngChunk('IEND', Buffer.alloc(0))
const moving = (): Buffer => pngChunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]))

const refused = (title: string, name: string, make: () => Buffer): HostileFile => ({
  title,
  name,
  make,
  fate: 'refused',
})
const taken = (title: string, name: string, make: () => Buffer): HostileFile => ({
  title,
  name,
  make,
  fate: 'taken',
})

/** A JPEG that claims the largest possible size. */
function hugeJpeg(): Buffer {
  const file = Buffer.from(JPEG)
  const frame = file.indexOf(Buffer.from([0xff, 0xc0]))
  file.writeUInt16BE(65_500, frame + 5)
  file.writeUInt16BE(65_500, frame + 7)
  return file
}

const NO_PICTURES = [
  refused('an SVG with a script', 'logo.svg', () =>
    text(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`),
  ),
  refused('an SVG that calls itself a PNG', 'logo.png', () =>
    text(`<?xml version="1.0"?><svg>${SCRIPT}</svg>`),
  ),
  refused('HTML as a PNG', 'page.png', () => text(`<!doctype html>${SCRIPT}`)),
  refused('a GIF that is a script', 'both.gif', () =>
    text(`GIF89a/*${'\0'.repeat(20)}*/=1;alert('${PAYLOAD}')`),
  ),
  refused('a GIF that moves', 'moves.gif', () =>
    text(`GIF89a\x10\0\x10\0\x80\0\0\0\0\0\xff\xff\xff!\xff\x0bNETSCAPE2.0;`),
  ),
  refused('PHP as a JPEG', 'shell.php.jpg', () => text(PHP)),
  refused('a zip', 'pictures.zip', zip),
  refused('a PDF', 'letter.jpg', () => text(`%PDF-1.7 ${PAYLOAD}`)),
  refused('a bitmap', 'old.bmp', () => text(`BM${'\0'.repeat(60)}`)),
  refused('a TIFF', 'scan.png', () => text(`II*\0\x08\0\0\0${'\0'.repeat(60)}`)),
  refused('a program', 'setup.webp', () => text(`MZ${'\0'.repeat(60)}${PAYLOAD}`)),
  refused('an AVIF, which is none of the three', 'new.avif', () =>
    text(`\0\0\0\x1cftypavif${'\0'.repeat(60)}`),
  ),
  refused('nothing at all', 'empty.png', () => Buffer.alloc(0)),
  refused('one byte', 'one.jpg', () => text('\xff')),
]

const BROKEN = [
  refused('the beginning of a PNG and then anything', 'junk.png', () =>
    text(`\x89PNG\r\n\x1a\n${PAYLOAD.repeat(9)}`),
  ),
  refused('the beginning of a JPEG and then anything', 'junk.jpg', () =>
    text(`\xff\xd8\xff\xe0${PAYLOAD.repeat(9)}`),
  ),
  refused('the beginning of a WebP and then anything', 'junk.webp', () =>
    text(`RIFF\xff\0\0\0WEBP${PAYLOAD.repeat(9)}`),
  ),
  refused('half a PNG', 'half.png', () => half(pngFile({ width: 300, height: 300 }))),
  refused('half a JPEG', 'half.jpg', () => JPEG.subarray(0, JPEG.length - 12)),
  refused('half a WebP', 'half.webp', () => half(WEBP)),
  refused('a PNG without an end', 'endless.png', () => pngOf(pngHeader(SMALL), pngPixels(SMALL))),
  refused('a PNG whose pixels are no pixels', 'noise.png', () =>
    pngOf(pngHeader(SMALL), pngChunk('IDAT', text(PAYLOAD)), end()),
  ),
  refused('a PNG that is 0 wide', 'thin.png', () => pngFile({ width: 0, height: 10 })),
]

const TOO_MUCH = [
  refused('a PNG of 30,000 × 30,000', 'bomb.png', () => pngFile({ width: 30_000, height: 30_000, depth: 1 })),
  refused('a PNG of a little more than 40 megapixels', 'large.png', () =>
    pngFile({ width: 6_400, height: 6_300, depth: 1 }),
  ),
  refused('a JPEG that says it is 65,500 × 65,500', 'huge.jpg', hugeJpeg),
  refused('a WebP that says it is 16,383 × 16,383', 'huge.webp', () =>
    webpClaiming({ width: 16_383, height: 16_383, xmp: PAYLOAD }),
  ),
  refused('a WebP that moves', 'moves.webp', () => MOVING_WEBP),
  refused('a PNG that moves', 'moves.png', () => pngFile(SMALL, [moving()])),
]

const STOWAWAYS = [
  taken('a PNG with a zip behind it', 'both.png', () => Buffer.concat([pngFile(SMALL), zip()])),
  taken('a JPEG with a page behind it', 'both.jpg', () => Buffer.concat([JPEG, text(SCRIPT)])),
  taken('a JPEG with PHP in a comment', 'comment.php.jpg', () => jpegWith(jpegComment(PHP))),
  taken('a JPEG that says where it was taken', 'home.jpg', () =>
    jpegWith(jpegExif({ orientation: 6, artist: PAYLOAD })),
  ),
  taken('a JPEG with a script in its XMP', 'xmp.jpg', () =>
    jpegWith(jpegSegment(0xe1, text(`http://ns.adobe.com/xap/1.0/\0${SCRIPT}`))),
  ),
  taken('a WebP with a script in its XMP', 'xmp.webp', () =>
    webpClaiming({ width: 24, height: 16, xmp: SCRIPT }),
  ),
  taken('a PNG with words', 'words.png', () =>
    pngFile(SMALL, [pngChunk('tEXt', text(`Comment\0${SCRIPT}`))]),
  ),
  taken('a PNG with words that unpack to 96 MB', 'ztxt.png', () =>
    pngFile(SMALL, [pngChunk('zTXt', Buffer.concat([text('Comment\0\0'), zeros(96)]))]),
  ),
  taken('a PNG with a profile that unpacks to 96 MB', 'iccp.png', () =>
    pngFile(SMALL, [pngChunk('iCCP', Buffer.concat([text('ICC\0\0'), zeros(96)]))]),
  ),
  taken('a PNG with a profile that is none', 'profile.png', () =>
    pngFile(SMALL, [
      pngChunk('iCCP', Buffer.concat([text('ICC\0\0'), deflateSync(text(PAYLOAD.repeat(20)))])),
    ]),
  ),
  taken('a JPEG with a profile of 3 MB that is none', 'profile.jpg', () =>
    jpegWith(...jpegProfile(Buffer.alloc(3 * MEGABYTE, PAYLOAD))),
  ),
  taken('a JPEG with a small profile that is none', 'small-profile.jpg', () =>
    jpegWith(...jpegProfile(text(PAYLOAD.repeat(20)))),
  ),
]

const ODD = [
  taken('a JPEG for a press', 'cmyk.jpg', () => CMYK_JPEG),
  taken('one pixel', 'dot.png', () => pngFile({ width: 1, height: 1 })),
  taken('a line of 30,000 pixels', 'line.png', () => pngFile({ width: 30_000, height: 1 })),
  taken('39 megapixels', 'poster.png', () => pngFile({ width: 6_400, height: 6_100 })),
  taken('pixels of 16 bits', 'deep.png', () => pngFile({ ...SMALL, depth: 16 })),
  taken('a name that leads out of the folder', '../../x.png', () => pngFile(SMALL)),
  taken('a name that leads out of a folder of Windows', '..\\..\\x.png', () => pngFile(SMALL)),
  taken('a name of 300 characters', `${'n'.repeat(296)}.png`, () => pngFile(SMALL)),
  taken('a name with a NUL', 'x.png\0.php', () => pngFile(SMALL)),
  taken('a name that is read backwards', 'x\u202egnp.exe', () => pngFile(SMALL)),
]

/** R19, T12: each must be rejected or re-encoded. */
export const hostileFiles: readonly HostileFile[] = [
  ...NO_PICTURES,
  ...BROKEN,
  ...TOO_MUCH,
  ...STOWAWAYS,
  ...ODD,
]

/** Off the screen and not hidden: a robot fills in whatever it takes for a field. Needs a positioned form. */
export const RobotTrap = () => (
  <input
    name="website"
    tabIndex={-1}
    aria-hidden="true"
    autoComplete="off"
    className="absolute -left-[999rem] size-px"
  />
)

/** Off the screen but not hidden: a bot fills in whatever looks like a field. Needs a positioned form. */
export const RobotTrap = () => (
  <input
    name="website"
    tabIndex={-1}
    aria-hidden="true"
    autoComplete="off"
    className="absolute -left-[999rem] size-px"
  />
)

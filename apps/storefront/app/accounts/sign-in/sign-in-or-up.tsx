import { Link } from '@ahia/web/components/link'

const CHOICES = [
  { screen: 'login', question: 'Have an account?', label: 'Login' },
  { screen: 'register', question: 'New here?', label: 'Create an account' },
] as const

type Choice = (typeof CHOICES)[number]['screen']

type SignInOrUpProps = { screen: Choice; pathOf: (screen: Choice) => string }

/** WIN-20: the two ways into an account, as equals. */
export function SignInOrUp({ screen, pathOf }: SignInOrUpProps) {
  return (
    <nav aria-label="Login or create an account">
      <ul className="grid grid-cols-[9fr_10fr] gap-1 rounded-card bg-surface-2 p-1">
        {CHOICES.map((choice) => (
          <li key={choice.screen}>
            <Link
              to={pathOf(choice.screen)}
              aria-current={choice.screen === screen ? 'page' : undefined}
              className="grid h-full min-h-14 content-center rounded-control px-2 py-1.5 sm:px-3 text-text-2 hover:text-text aria-[current=page]:bg-surface aria-[current=page]:text-text aria-[current=page]:shadow-e1"
            >
              <span className="text-meta">{choice.question} </span>
              <span className="font-semibold max-sm:text-small">{choice.label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

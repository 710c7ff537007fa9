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
    <nav aria-label="Sign in or create an account">
      <ul className="grid grid-cols-[9fr_10fr] gap-1 rounded-card bg-surface-2 p-1">
        {CHOICES.map((choice) => (
          <li key={choice.screen}>
            <Link
              to={pathOf(choice.screen)}
              aria-current={choice.screen === screen ? 'page' : undefined}
              className="grid h-full min-h-14 content-center rounded-control border-2 border-transparent px-2 py-1.5 text-text-2 hover:text-text sm:px-3 aria-[current=page]:border-brand aria-[current=page]:bg-surface aria-[current=page]:text-brand-text"
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

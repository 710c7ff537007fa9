type ErrorTexts = { explanation: string; suggestions: [string, string, string] }

const GENERIC: ErrorTexts = {
  explanation: 'This page could not be shown.',
  suggestions: [
    'Check that your phone is connected.',
    'Load the page again.',
    'Go home and look for what you need from there.',
  ],
}

const BY_STATUS = new Map<number | null, ErrorTexts>([
  [
    404,
    {
      explanation: 'We looked in every stall. This page has moved, or it was never here.',
      suggestions: [
        'Check the address for a typing mistake.',
        'Go home and look for what you need from there.',
        'Tell us which link brought you here, and we will mend it.',
      ],
    },
  ],
  [
    500,
    {
      explanation: 'Something broke on our side. It is not your phone and not your network.',
      suggestions: [
        'Wait a minute, then load the page again.',
        'Go home and try another page.',
        'If you were paying, write to us before you pay again.',
      ],
    },
  ],
  [
    403,
    {
      explanation: 'This page is for another account.',
      suggestions: [
        'Check that you are signed in with the right account.',
        'Ask the owner of the page to give you access.',
        'Go home and carry on from there.',
      ],
    },
  ],
])

/** ERR-01: what is said below the title. */
export const errorTexts = (status: number | null): ErrorTexts => BY_STATUS.get(status) ?? GENERIC

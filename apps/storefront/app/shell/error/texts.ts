type ErrorTexts = { explanation: string; suggestions: [string, string, string] }

const GENERIC: ErrorTexts = {
  explanation: "We couldn't show this page.",
  suggestions: [
    'Check your internet connection.',
    'Reload the page.',
    'Go to the home page and look for what you need.',
  ],
}

const BY_STATUS = new Map<number | null, ErrorTexts>([
  [
    404,
    {
      explanation: 'We looked in every stall. This page has moved or never existed.',
      suggestions: [
        'Check the address for typos.',
        'Go to the home page and look for what you need.',
        "Tell us which link brought you here and we'll fix it.",
      ],
    },
  ],
  [
    500,
    {
      explanation: "Something broke on our side. It's not your phone or your network.",
      suggestions: [
        'Wait a minute, then reload the page.',
        'Go to the home page and try another page.',
        'If you were paying, contact us before you pay again.',
      ],
    },
  ],
  [
    403,
    {
      explanation: 'This page is for another account.',
      suggestions: [
        "Check that you're signed in with the right account.",
        'Ask the owner of the page to give you access.',
        'Go to the home page and continue from there.',
      ],
    },
  ],
])

/** ERR-01: the text below the title. */
export const errorTexts = (status: number | null): ErrorTexts => BY_STATUS.get(status) ?? GENERIC

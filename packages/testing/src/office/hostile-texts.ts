/** What each of them sets when it is read as anything but text. */
export const TRAP = 'wasRun'

/** R18: texts that people type into names, titles, words and notes to make a page run or break. */
export const HOSTILE_TEXTS: readonly string[] = [
  `<script>window.${TRAP}=1</script>`,
  `"><img src=x onerror="window.${TRAP}=1">`,
  `'"--></title></textarea><svg onload=window.${TRAP}=1>`,
  `javascript:window.${TRAP}=1`,
  `<a href="javascript:window.${TRAP}=1">Ada</a>`,
  `<iframe srcdoc="<script>parent.${TRAP}=1</script>"></iframe>`,
  `<style>*{display:none}</style><base href=//evil.example>`,
  `{{constructor.constructor('window.${TRAP}=1')()}}`,
  `=HYPERLINK("https://evil.example","Ada")`,
  '\u202Etxt.exe\u202C \u200Bshop',
  `${'W'.repeat(120)}`,
  `${'😀'.repeat(40)}e${'\u0301'.repeat(60)}`,
  `%00../../etc/passwd'; drop table shops; --`,
]

/** The shells that have completions: the script of each, and how it takes them. */

/** A word that may stand in a command line, and what it means. */
export interface Candidate {
  readonly word: string
  readonly meaning?: string
}

interface ShellKind {
  /** Calls the command with the words up to the cursor, as the user typed its name. Without candidates, the shell offers files. */
  readonly script: string
  readonly line: (candidate: Candidate) => string
}

const KINDS = {
  bash: {
    script: `_signalbox() {
  local IFS=$'\\n'
  COMPREPLY=($("$1" completion bash -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
}
complete -o default -F _signalbox signalbox
`,
    // bash inserts a word as it is.
    line: ({ word }) => word.replace(/[^\w@%+=:,./#-]/g, String.raw`\$&`),
  },
  zsh: {
    script: `#compdef signalbox
_signalbox() {
  local -a found
  found=("\${(@f)$("$words[1]" completion zsh -- "\${(@Q)words[2,CURRENT]}" 2>/dev/null)}")
  if [[ -n "$found" ]]; then _describe -V signalbox found; else _files; fi
}
if [[ "$funcstack[1]" == _signalbox ]]; then _signalbox; else compdef _signalbox signalbox; fi
`,
    line: ({ word, meaning }) => {
      const escaped = word.replace(/[\\:]/g, String.raw`\$&`)
      return meaning === undefined ? escaped : `${escaped}:${meaning}`
    },
  },
  fish: {
    script: `function __signalbox
  set -l words (commandline -opc) (commandline -ct)
  $words[1] completion fish -- $words[2..-1] 2>/dev/null
end
complete -c signalbox -a '(__signalbox)'
`,
    line: ({ word, meaning }) => (meaning === undefined ? word : `${word}\t${meaning}`),
  },
} as const satisfies Readonly<Record<string, ShellKind>>

export type Shell = keyof typeof KINDS
export const SHELLS = ['bash', 'zsh', 'fish'] as const satisfies readonly Shell[]

/** The text for a shell: its script, or a line for each candidate. */
export const scriptOf = (shell: Shell): string => KINDS[shell].script
export const linesOf = (shell: Shell, candidates: readonly Candidate[]): string =>
  candidates.map(each => `${KINDS[shell].line(each)}\n`).join('')

/**
 * Says in a few words how the current text of a registry differs from the wanted one; `undefined` if it does not. Line
 * endings are ignored, because git may change them in a checkout.
 *
 * @example difference(current, wanted) // 'is missing V1/Places and has extra V1/Rooms'
 */
export function difference(current: string, wanted: string): string | undefined {
  const [have, want] = [withLineFeeds(current), withLineFeeds(wanted)]
  if (have === want) return undefined
  const [hasKeys, wantKeys] = [keysOf(have), keysOf(want)]
  const missing = wantKeys.filter(key => !hasKeys.includes(key))
  const extra = hasKeys.filter(key => !wantKeys.includes(key))
  const parts = [
    ...(missing.length > 0 ? [`is missing ${missing.join(', ')}`] : []),
    ...(extra.length > 0 ? [`has extra ${extra.join(', ')}`] : []),
  ]
  const [haveLines, wantLines] = [have.split('\n'), want.split('\n')]
  const at = wantLines.findIndex((line, index) => line !== haveLines[index])
  return parts.length > 0 ? parts.join(' and ') : `differs at line ${(at === -1 ? wantLines.length : at) + 1}`
}

const withLineFeeds = (text: string): string => text.replaceAll('\r\n', '\n')

/** The controller paths in the text of a registry, which maps them to classes or to loaders. */
const keysOf = (text: string): string[] =>
  (text.match(/(?<=^ {2})(?:\w+|'.+')(?=: (?:[\w$\p{L}]+|\(\) => import\(.+),$)/gmu) ?? []).map(key =>
    key.replaceAll(/^'|'$/g, ''),
  )

/** Warnings: what is not an error, but is probably a mistake. */

/**
 * Prints a warning. Node prints it once more for each call, so the caller decides how often. Where there is no process, as in
 * browsers, nothing is printed.
 *
 * @see https://nodejs.org/api/process.html#processemitwarningwarning-options
 */
export const warn = (code: WarningCode, message: string): void =>
  globalThis.process?.emitWarning?.(message, { type: 'SignalboxWarning', code })
type WarningCode = 'SIGNALBOX_SLOW_LOADER' | 'SIGNALBOX_CLASS_NAME' | 'SIGNALBOX_OMITTED_ROUTES'

/** Whether the application runs in development. Without a process, nobody reads a warning. */
export const isDevelopment = (): boolean => {
  const environment = globalThis.process?.env
  return environment !== undefined && environment.NODE_ENV !== 'production'
}

/** Before the suites that compile programs: if the source has an error, they fail once, and not each of their tests. */
import { declareLibrary, forgetLibraries } from '../../bench/types/compile.js'

export const setup = async (): Promise<void> => {
  await forgetLibraries()
  await declareLibrary()
}

/** After each suite: a compiler that a test has not waited for is ended. */
import { afterAll } from 'vitest'
import { endCompilers } from '../../bench/types/compile.js'

afterAll(endCompilers)

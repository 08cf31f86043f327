/** What `signalbox import` reads, and the options that it takes. */
import type { ImportOptions } from './reading.js'

export const SOURCES = ['koa', 'express', 'rails', 'openapi', 'list'] as const
export type SourceName = (typeof SOURCES)[number]

/** The options of `signalbox import`. */
export interface ImportCommandOptions extends ImportOptions {
  readonly from?: SourceName
  readonly out?: string
  readonly json?: true
  readonly beside?: true
  readonly export?: string
  readonly import?: string
}

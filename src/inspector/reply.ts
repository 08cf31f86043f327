/** What the page's script gets from the application. */

/** An explanation. What a person reads is as the page has it: `answer` is HTML. */
export interface InspectorReply {
  readonly title: string
  readonly count: string
  readonly summary: string
  readonly outcome: string
  readonly answer: string
  /** The ids of the rows that are shown. */
  readonly shown: readonly string[]
  /** The id of the row that answers. */
  readonly answering: string | undefined
  /** The method that the request asks for. */
  readonly asked: string | undefined
}

/** The header field with which the form asks whether a reply fits the contract, and in which it is told: `FITS`, or what differs. */
export const FIT = 'Signalbox-Fit'
export const FITS = 'fits'

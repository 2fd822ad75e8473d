/** Writes a fault to the browser's log that the person in front of it need not hear of. */
export function logFault(what: string, fault: unknown): void {
  console.warn(what, fault)
}

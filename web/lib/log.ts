/** Logs a fault to the browser's console, without a message to the user. */
export function logFault(what: string, fault: unknown): void {
  console.warn(what, fault)
}

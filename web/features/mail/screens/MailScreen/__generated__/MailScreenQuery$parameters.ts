/**
 * @generated SignedSource<<016be4aa572da1ab66110bde2a6764d1>>
 * @relayHash a11890acde64f6b5f60be833b00d50b4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bf20b11d0adc93c6d70eac8115d7caf4246c759d02d13f705da6b652fda61ce2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MailScreenQuery } from './MailScreenQuery.graphql';

const node: PreloadableConcreteRequest<MailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bf20b11d0adc93c6d70eac8115d7caf4246c759d02d13f705da6b652fda61ce2",
    "metadata": {},
    "name": "MailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

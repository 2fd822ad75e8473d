/**
 * @generated SignedSource<<a9b6f0105e91364eadf32de1c81ef194>>
 * @relayHash 82678415ad4d8d89dddaee22d6780efa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 71ac2ea66e4a1487ef2e7c5ffab0be6fd6c7ded635e3191a0be2fa6cf1591e60

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FaqEntryScreenQuery } from './FaqEntryScreenQuery.graphql';

const node: PreloadableConcreteRequest<FaqEntryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "71ac2ea66e4a1487ef2e7c5ffab0be6fd6c7ded635e3191a0be2fa6cf1591e60",
    "metadata": {},
    "name": "FaqEntryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

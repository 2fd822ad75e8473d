/**
 * @generated SignedSource<<95a8faf94263f7d19f7e1d0b8e6d8e49>>
 * @relayHash fa409c285f612173964d0b2ebd47fbe4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0f934f4a8c24bc0f346b6a0a5db70597439e4a261d203eaa32a7bfcb5a35f876

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StartScreenQuery } from './StartScreenQuery.graphql';

const node: PreloadableConcreteRequest<StartScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0f934f4a8c24bc0f346b6a0a5db70597439e4a261d203eaa32a7bfcb5a35f876",
    "metadata": {},
    "name": "StartScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

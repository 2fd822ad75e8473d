/**
 * @generated SignedSource<<9588dd9499344c7f5af7966e8d065e0b>>
 * @relayHash 943a09c1c4fb7666f51215fe3b49bdbe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d8a3078a27fc6f53ebef84defe43d27e4ffb9b8d1a9e977e667b87ba32b9602d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TopEntriesScreenQuery } from './TopEntriesScreenQuery.graphql';

const node: PreloadableConcreteRequest<TopEntriesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d8a3078a27fc6f53ebef84defe43d27e4ffb9b8d1a9e977e667b87ba32b9602d",
    "metadata": {},
    "name": "TopEntriesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

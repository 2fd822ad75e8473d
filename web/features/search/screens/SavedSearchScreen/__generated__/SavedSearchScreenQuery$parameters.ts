/**
 * @generated SignedSource<<8588ae11c7cfd8f8c5655048db484bd4>>
 * @relayHash a92f549d971f24633f2de6ff99350c96
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d507336c04e6023de3d4109591b6cc030ab480aeb9c756e3e96916996f98c5e9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SavedSearchScreenQuery } from './SavedSearchScreenQuery.graphql';

const node: PreloadableConcreteRequest<SavedSearchScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d507336c04e6023de3d4109591b6cc030ab480aeb9c756e3e96916996f98c5e9",
    "metadata": {},
    "name": "SavedSearchScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

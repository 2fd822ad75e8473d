/**
 * @generated SignedSource<<0a44c54ebff9c8cbbdcfb70cb2a49ac8>>
 * @relayHash 931f6f2270f52baab9d25d619a1277b3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b8199c9e62574b5e3bed2236a53ffe4510e793beb63879a5cc6be1e3fbeed31b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SavedSearchScreenQuery } from './SavedSearchScreenQuery.graphql';

const node: PreloadableConcreteRequest<SavedSearchScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b8199c9e62574b5e3bed2236a53ffe4510e793beb63879a5cc6be1e3fbeed31b",
    "metadata": {},
    "name": "SavedSearchScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

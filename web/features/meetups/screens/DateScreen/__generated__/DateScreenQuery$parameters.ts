/**
 * @generated SignedSource<<9f719ef0d0c8a60865986d1cc2e0dcd9>>
 * @relayHash 047a3077212bbdb5b353224f55698035
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f6d54c581d40bc3c3cd43f08102e2f377ee846fd03794e9a0df76d96534c0460

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DateScreenQuery } from './DateScreenQuery.graphql';

const node: PreloadableConcreteRequest<DateScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f6d54c581d40bc3c3cd43f08102e2f377ee846fd03794e9a0df76d96534c0460",
    "metadata": {},
    "name": "DateScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

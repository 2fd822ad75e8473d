/**
 * @generated SignedSource<<e968545c3445a0092d561d79ec0d039d>>
 * @relayHash 8f9de4ed14d6d7ce1e4ed37c4e7a4396
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a2fb7d4dbd5a2368c9e1a2d1392da89b7082dafedd28ba920a2fddb7fd54506b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LodgeSearchScreenQuery } from './LodgeSearchScreenQuery.graphql';

const node: PreloadableConcreteRequest<LodgeSearchScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a2fb7d4dbd5a2368c9e1a2d1392da89b7082dafedd28ba920a2fddb7fd54506b",
    "metadata": {},
    "name": "LodgeSearchScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<1f53a9451fb949467bae7c95ea0adbfa>>
 * @relayHash b900de6461a560d77107282b59e76f1c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a9a10469265afc640d0ec998a936061554a0ed1baeff1ca840e0f81b2ba2a0cb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LegalScreenQuery } from './LegalScreenQuery.graphql';

const node: PreloadableConcreteRequest<LegalScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a9a10469265afc640d0ec998a936061554a0ed1baeff1ca840e0f81b2ba2a0cb",
    "metadata": {},
    "name": "LegalScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

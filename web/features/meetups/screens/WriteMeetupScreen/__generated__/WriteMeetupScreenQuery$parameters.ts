/**
 * @generated SignedSource<<3c116e4b5ef87320e2201faef5aca469>>
 * @relayHash 627b02b17aad3c66cf14fcf17d7489ac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 66915428c64e0cb5afbebc9ccfcb659703c9d63d22dbb201dcf03b922e973ce5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WriteMeetupScreenQuery } from './WriteMeetupScreenQuery.graphql';

const node: PreloadableConcreteRequest<WriteMeetupScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "66915428c64e0cb5afbebc9ccfcb659703c9d63d22dbb201dcf03b922e973ce5",
    "metadata": {},
    "name": "WriteMeetupScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

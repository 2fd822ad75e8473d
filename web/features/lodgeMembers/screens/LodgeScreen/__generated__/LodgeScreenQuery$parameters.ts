/**
 * @generated SignedSource<<43cd895e4e5f3a9ec07cc49bbcbc88d0>>
 * @relayHash 43b91024df29989a0c79f29084a2a1a6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0a5daf3118002c282abd3e33c8d67083e30cdedb22ffa435ff3551d348fa752f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LodgeScreenQuery } from './LodgeScreenQuery.graphql';

const node: PreloadableConcreteRequest<LodgeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0a5daf3118002c282abd3e33c8d67083e30cdedb22ffa435ff3551d348fa752f",
    "metadata": {},
    "name": "LodgeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<dbc7331910da94a53a485b96004425c4>>
 * @relayHash 8a6c7f1e1a798bb4a8d9877da6017aea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 679318f75fe07a427df62d471c3fb51c546ba3bc725f26b2448585b113301ece

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StartScreenQuery } from './StartScreenQuery.graphql';

const node: PreloadableConcreteRequest<StartScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "679318f75fe07a427df62d471c3fb51c546ba3bc725f26b2448585b113301ece",
    "metadata": {},
    "name": "StartScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<6745cf2cccfafa349bb963a5f81c2573>>
 * @relayHash b442d485d0e386ec53752029c1e6a485
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f6d6d90287a5acede1356c11c4eab50a5e3aad4df972891679a3488a31c5e016

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LandingScreenQuery } from './LandingScreenQuery.graphql';

const node: PreloadableConcreteRequest<LandingScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f6d6d90287a5acede1356c11c4eab50a5e3aad4df972891679a3488a31c5e016",
    "metadata": {},
    "name": "LandingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<0f1a9cb75f529fd6c9ceaf7c7ddb75cd>>
 * @relayHash 204692991cd4c7dd54bbd6cf407e34fc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID edac33b4c697f95b87e2c85bf61c2c1a3a81903d6576a108f60d4a1fc6303d2e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileRelationsScreenQuery } from './ProfileRelationsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileRelationsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "edac33b4c697f95b87e2c85bf61c2c1a3a81903d6576a108f60d4a1fc6303d2e",
    "metadata": {},
    "name": "ProfileRelationsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

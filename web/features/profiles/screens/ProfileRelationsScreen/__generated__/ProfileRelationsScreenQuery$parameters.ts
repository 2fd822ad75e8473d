/**
 * @generated SignedSource<<9d94145d09f8da0dadd598909e8a51c4>>
 * @relayHash 53a0a02d49096ffb8a92014af4aac2e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c351609677335738d1952ea15c6cee8a108c546fbc6698259d9347740153dd7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileRelationsScreenQuery } from './ProfileRelationsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileRelationsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8c351609677335738d1952ea15c6cee8a108c546fbc6698259d9347740153dd7",
    "metadata": {},
    "name": "ProfileRelationsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

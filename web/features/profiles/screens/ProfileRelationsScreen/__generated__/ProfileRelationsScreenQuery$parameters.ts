/**
 * @generated SignedSource<<f2c01e14e0c1641f44488b6c486736d3>>
 * @relayHash fc782914256518824bb3d6cdd12fbce8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8522fe13a411b9b77403ecad231362d594744431ca16f998bc89962754800b9e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileRelationsScreenQuery } from './ProfileRelationsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileRelationsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8522fe13a411b9b77403ecad231362d594744431ca16f998bc89962754800b9e",
    "metadata": {},
    "name": "ProfileRelationsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<e41d5eaf7b518e882dc9a80e411b37d3>>
 * @relayHash fea7f3af66ab480fb00f79c02306fea2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 95b749624ab8eeba65155ee6176e3f2e28f38b962100aaf370ede4d98ec46092

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileAboutScreenQuery } from './ProfileAboutScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileAboutScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "95b749624ab8eeba65155ee6176e3f2e28f38b962100aaf370ede4d98ec46092",
    "metadata": {},
    "name": "ProfileAboutScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

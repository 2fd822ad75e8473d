/**
 * @generated SignedSource<<1a2d4641eccc581ba9b95c616c589309>>
 * @relayHash e11e88b0755724f006cb51b5ab427f25
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d827f3468bdc98bd13e4b89ef3ef29511f75c9533f99dcbc392211103f113d71

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MatchProfilesScreenQuery } from './MatchProfilesScreenQuery.graphql';

const node: PreloadableConcreteRequest<MatchProfilesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d827f3468bdc98bd13e4b89ef3ef29511f75c9533f99dcbc392211103f113d71",
    "metadata": {},
    "name": "MatchProfilesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

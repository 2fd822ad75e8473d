/**
 * @generated SignedSource<<9b4a62059c97dbd838352664d25d56ef>>
 * @relayHash 602d351f604cf461e20bc48a5c3e0d07
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 56f9d10c134d371a2a64ff45b0eb6866c88867188de919c26bab6f5f4d40832f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MatchProfilesScreenQuery } from './MatchProfilesScreenQuery.graphql';

const node: PreloadableConcreteRequest<MatchProfilesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "56f9d10c134d371a2a64ff45b0eb6866c88867188de919c26bab6f5f4d40832f",
    "metadata": {},
    "name": "MatchProfilesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<742a526e9c7f33c3b3a0a47bdc7697ee>>
 * @relayHash f4485f6680dd9526693411df80c94b6e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c1808f2be9ff78376599bb00f24e104d56f682d4e9af292dcd797df0a2fd4baf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileAboutScreenQuery } from './ProfileAboutScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileAboutScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c1808f2be9ff78376599bb00f24e104d56f682d4e9af292dcd797df0a2fd4baf",
    "metadata": {},
    "name": "ProfileAboutScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<4eb6eb65232b662cb2e380cf40772b5f>>
 * @relayHash 23dca79d78acf6f7d7c5c71b54cbdd2e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9996ed189d9ed7dee82440c0570abd1e4280c4f3c221271034bb425805f3a1b7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileAboutScreenQuery } from './ProfileAboutScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileAboutScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9996ed189d9ed7dee82440c0570abd1e4280c4f3c221271034bb425805f3a1b7",
    "metadata": {},
    "name": "ProfileAboutScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

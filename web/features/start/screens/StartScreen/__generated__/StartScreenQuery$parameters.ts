/**
 * @generated SignedSource<<d7aa2dd8a4d6ab72593a11b2f175894f>>
 * @relayHash c3985bd83b9bdb428c8db16fd3da7eef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cd9490e60b16a3d744c6b0fd0f397a53b8a40080a9130ebbfeb349e9bd533ad7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StartScreenQuery } from './StartScreenQuery.graphql';

const node: PreloadableConcreteRequest<StartScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cd9490e60b16a3d744c6b0fd0f397a53b8a40080a9130ebbfeb349e9bd533ad7",
    "metadata": {},
    "name": "StartScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<669a65becabc870ab2f270862bc137e4>>
 * @relayHash 8e8873ce05aeb17d13ea60a34e4b7640
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c8539840c49b7e9515ef78721b63bca6cecc1825a1a177282dce3b592e42dcbe

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MeetupScreenQuery } from './MeetupScreenQuery.graphql';

const node: PreloadableConcreteRequest<MeetupScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c8539840c49b7e9515ef78721b63bca6cecc1825a1a177282dce3b592e42dcbe",
    "metadata": {},
    "name": "MeetupScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

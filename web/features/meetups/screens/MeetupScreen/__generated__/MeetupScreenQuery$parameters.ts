/**
 * @generated SignedSource<<5a2f1b98b92088df0cd27f53e06a17de>>
 * @relayHash 7ca058a569f7c363395a7eb29b0e8f9e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c510f4d18addd74526d631e5b41eb5a04a5ab08956832bec016358ba82cb6a7d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MeetupScreenQuery } from './MeetupScreenQuery.graphql';

const node: PreloadableConcreteRequest<MeetupScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c510f4d18addd74526d631e5b41eb5a04a5ab08956832bec016358ba82cb6a7d",
    "metadata": {},
    "name": "MeetupScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

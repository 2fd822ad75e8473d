/**
 * @generated SignedSource<<bfddf652af8c49d0f1ca1739cb9446b8>>
 * @relayHash d7e8f0810bd12753fd15dae453a0a73e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2cfc49260197c5bbe47d47852921f6b81ea865e64817f74bb61a2dc4ac25343e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BirthdaysScreenQuery } from './BirthdaysScreenQuery.graphql';

const node: PreloadableConcreteRequest<BirthdaysScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2cfc49260197c5bbe47d47852921f6b81ea865e64817f74bb61a2dc4ac25343e",
    "metadata": {},
    "name": "BirthdaysScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<8eba7c48e1b4c10217a60c06a3c8996c>>
 * @relayHash 88f30722b2ca25f5a50aea763e0b24a1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2e8a7d9d9103493eeb922b948c8cbdcea839a42e7bbf414e716c20fe90209683

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MailScreenQuery } from './MailScreenQuery.graphql';

const node: PreloadableConcreteRequest<MailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2e8a7d9d9103493eeb922b948c8cbdcea839a42e7bbf414e716c20fe90209683",
    "metadata": {},
    "name": "MailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<4e479fa27b98a8f2e486bdad57de3cc3>>
 * @relayHash cabb882195fd88927f75a53116afc0cd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7fa79027c0f5b9c4a065ba5340f8eefdece14207ed0f72e48a4168fe072f45b2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyBlogsScreenQuery } from './MyBlogsScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyBlogsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7fa79027c0f5b9c4a065ba5340f8eefdece14207ed0f72e48a4168fe072f45b2",
    "metadata": {},
    "name": "MyBlogsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
